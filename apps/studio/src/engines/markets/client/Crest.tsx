import { competitions } from '../season.ts';
import { useBook } from './BookContext.ts';

/** The crest of a team. `size` is in pixels. */
export function Crest({ team, competition, size }: { team: string; competition: string; size: number }) {
  const { tools } = useBook();
  const place = competitions.find(({ code }) => code === competition)?.teams.indexOf(team) ?? 0;
  return <img class="crest" src={`/art/symbol/${tools.theme.name}/crest-${competition}-${place}.svg`} alt="" width={size} height={size} />;
}
