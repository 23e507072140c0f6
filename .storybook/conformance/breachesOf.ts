import { loadDayNames } from '../../packages/ui/src/day-range/dayNames';
import { components } from './components';
import { checkRoot } from './checkRoot';
import { excused, type Rule } from './excused';

/** Checks every component in this page. Returns a line for each rule that is broken, and for each excuse that nothing needs. */
export async function breachesOf(): Promise<string[]> {
  const lines: string[] = [];
  // A calendar shows English months until those of the page's language are here.
  await loadDayNames('ar');
  for (const exported of components) {
    const { name, folder } = exported;
    const excuses = excused[name] ?? {};
    const needed = new Set<Rule>();
    for (const { rule, found } of await checkRoot(exported)) {
      needed.add(rule);
      if (!(rule in excuses)) lines.push(`${folder}/${name}, ${rule}: ${found}`);
    }
    // Names are read from the source, in `conformance.test.ts`.
    for (const rule of Object.keys(excuses) as Rule[])
      if (rule !== 'names' && !needed.has(rule)) lines.push(`${folder}/${name}, ${rule}: excused for nothing`);
  }
  return lines;
}
