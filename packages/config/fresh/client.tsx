import '@site/ui/fonts/latin.css';
import '@site/ui/fonts/arabic.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.js';

const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';

hydrateRoot(document.querySelector('#root')!, <Page language={language} game={Promise.resolve('Gold Tiger')} />);
