// Loads every entry as a server of React's does: a module that begins with 'use client' is left out, only its names are known.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const isOfBrowser = /^(?:\s|\/\/.*\n|\/\*[^]*?\*\/)*['"]use client['"]/;

const namesIn = (code) => [
  ...[...code.matchAll(/^export (?:async )?(?:function|const|let|var|class) (\w+)/gm)].map(([, name]) => name),
  ...[...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) => list.split(',').map((name) => name.trim().split(' as ').at(-1))),
  ...(code.includes('\nexport default') ? ['default'] : []),
];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const code = Buffer.from(loaded.source ?? '').toString();
    if (!isOfBrowser.test(code)) return loaded;
    const names = [...new Set(namesIn(code))].filter((name) => name);
    return {
      format: 'module',
      shortCircuit: true,
      source: `const left = {};\nexport { ${names.map((name) => `left as ${name}`).join(', ')} };`,
    };
  },
});

const folder = 'node_modules/@site/ui/';
const { exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
const entries = Object.values(exports).flatMap(({ default: file }) => (file?.endsWith('.js') ? globSync(file, { cwd: folder }) : []));
const failed = [];
for (const entry of entries)
  await import(`./${folder}${entry}`).catch(({ message }) => {
    failed.push(`${entry}: ${message}`);
  });
const { designTokensOf } = await import('@site/ui/designTokens');
console.log(JSON.stringify({ failed, hex: designTokensOf().color.light.action.$value.hex }));
