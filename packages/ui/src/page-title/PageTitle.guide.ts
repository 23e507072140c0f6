import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it at the top of every page below the lobby: the only first-level heading, and the way back.',
    'Put a count, a filter or the one action of the page in `trailing`.',
    'While the page loads, `PageTitleSkeleton` keeps its place.',
  ],
  avoid: [
    { when: 'For a section within a page.', instead: 'SectionHead' },
    { when: 'In the agent centre: take `DeskTitle`.', instead: 'AgentShell' },
  ],
  keys: [{ key: 'Enter', does: 'On the arrow, goes back.' }],
  sizes:
    'Fills its container. Title and text wrap; what stands at the end moves below when the title has less than 200px. The title is 28px, and 23px on phones.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Name the page in a word or two, and put the rest into the line below.',
      dont: 'Write a sentence as the title.',
      doExample: 'Short',
      dontExample: 'Long',
    },
  ],
};
