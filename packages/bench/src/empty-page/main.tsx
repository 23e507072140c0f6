import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <h1>Empty</h1>
    </ThemeProvider>,
  );
