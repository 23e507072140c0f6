import { cpSync, existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { localesFolder, readLanguages, readLocale } from './readLocale.ts';

// `npm run locales -- status` prints how far each language is; `-- add CODE` starts one with the English words.
// A folder without a line in languages.json is a language in progress, which no brand can offer.
const [verb = 'status', code = ''] = process.argv.slice(2);
const languages = readLanguages();

if (verb === 'status') status();
else if (verb === 'add' && /^[A-Z]{2}$/.test(code)) add(code);
else {
  console.error('Use: npm run locales -- status, or: npm run locales -- add CODE, a code of two capitals.');
  process.exitCode = 1;
}

function status() {
  const folders = globSync('*/', { cwd: localesFolder })
    .map((folder) => path.basename(folder))
    .toSorted();
  console.log('code  tag      script  digits   texts  missing  extra  plurals  places  English  state');
  for (const folder of folders) {
    const terms = languages[folder];
    const { texts, missing, extra, plurals, places, shareOfEnglish } = readLocale(folder, terms?.tag ?? 'en');
    const cells = [
      folder.padEnd(5),
      (terms?.tag ?? '').padEnd(8),
      (terms?.script ?? '').padEnd(7),
      (terms?.digits ?? '').padEnd(8),
      ...[texts, missing.length, extra.length, plurals.length, places.length].map((count, at) =>
        String(count).padStart([5, 8, 6, 8, 7][at] ?? 0),
      ),
    ];
    console.log(...cells, `${(100 * shareOfEnglish).toFixed(1)} %`.padStart(8), '', terms ? 'offered' : 'in progress');
  }
}

function add(folder: string) {
  const target = path.join(localesFolder, folder);
  if (existsSync(target)) {
    console.error(`locales/${folder} is there already.`);
    process.exitCode = 1;
    return;
  }
  cpSync(path.join(localesFolder, 'EN'), target, { recursive: true });
  console.log(
    `locales/${folder} has the English words. Translate them, add the plural forms of the language, then its line in languages.json.`,
  );
}
