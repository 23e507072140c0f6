import { createClient } from '@site/api/client';
import { createLtrCache } from '@site/ui/cache';
import { loadDayNames } from '@site/ui/dayNames';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskApp } from './DeskApp';
import { DeskStore } from './DeskStore';
import { loadI18n } from './i18n';
import { chooseLanguage, languages } from './language';

void start();

async function start() {
  const language = chooseLanguage();
  const { tag, direction } = languages[language];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const api = createClient({ headers: () => ({}) });
  const [permission, i18n, cache] = await Promise.all([
    api('permission', {}),
    loadI18n(language),
    direction === 'rtl' ? import('@site/ui/rtl').then(({ createRtlCache }) => createRtlCache(nonce)) : createLtrCache(nonce),
    loadDayNames(tag),
  ]);
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  if (!permission.ok) {
    root.textContent = i18n.t('unreachable');
    return;
  }
  const desk = new DeskStore({ permission: permission.value, language, tabStorage: () => sessionStorage });
  createRoot(root).render(
    <StrictMode>
      <DeskApp desk={desk} i18n={i18n} cache={cache} />
    </StrictMode>,
  );
  await desk.start();
}
