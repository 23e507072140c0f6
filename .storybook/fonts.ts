import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-kufi-arabic/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '@fontsource-variable/noto-sans-bengali/wght.css';
