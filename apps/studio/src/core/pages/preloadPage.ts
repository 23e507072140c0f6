import type { PlayableGame } from '../../catalogue/findGame.ts';
import type { BrowserFiles } from './BrowserFiles.ts';
import { modulesOf } from './gamePage.ts';
import { fontsOf } from './htmlDocument.ts';

interface PreloadParts extends PlayableGame {
  files: BrowserFiles;
  locale: string;
  nonce: string;
}

const drawings = /\/art\/[\w./-]+\.svg/g;

/**
 * Renders a page that shows nothing, and loads what the page of a game needs: a site keeps it in a hidden frame while somebody is about to
 * press Play. Only a frame fills the cache that the game will use: browsers keep the files of another site's frame apart.
 */
export function preloadPage({ game, engine, theme, files, locale, nonce }: PreloadParts): string {
  const { stage, style } = engine.page(theme, (key) => key, locale);
  const modules = new Set(modulesOf(engine).flatMap((module) => files.graphOf(module, module.includes('/engines/'))));
  const pictures = new Set(`${stage} ${style}`.match(drawings));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${game.gameCode}</title>
${fontsOf(locale)
  .map((address) => `<link rel="stylesheet" nonce="${nonce}" href="${address}">`)
  .join('\n')}
${[...modules].map((address) => `<link rel="modulepreload" nonce="${nonce}" href="${address}">`).join('\n')}
</head>
<body>
${[...pictures].map((address) => `<img src="${address}" alt="">`).join('\n')}
</body>
</html>
`;
}
