export interface PictureDifference {
  /** File name without extension. */
  name: string;
  component: string;
  story: string;
  /** Empty for a picture of a page that is no story. */
  storyId: string;
  /** Message of the comparison: pixels, sizes, or that there was no baseline. */
  message: string;
  /** Addresses of the pictures; undefined when one is missing. */
  before: string | undefined;
  after: string | undefined;
  difference: string | undefined;
}

export interface TreeDifference {
  /** Place of the record, from `packages/ui/src`. */
  file: string;
  /** Left out while nothing is recorded. */
  recorded?: string;
  tree: string;
}

/** Renders the report as one HTML file. */
export function reportPage(found: PictureDifference[], trees: TreeDifference[] = []): string {
  const stories = new Set(found.map(({ storyId }) => storyId)).size;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures that differ (${found.length})</title>
<style>${style}</style>
<header>
  <h1>${found.length} ${found.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
  <p>in ${stories} ${stories === 1 ? 'story' : 'stories'}. Look at each; then accept all of them, or the ones whose name holds some words:</p>
  ${command('npm run visual -- accept')}
  ${trees.length > 0 ? `<p>${trees.length} ${trees.length === 1 ? 'example sounds' : 'examples sound'} otherwise to a screen reader, below.</p>` : ''}
  <p class="hint">Press a picture to see it in full width. The slider lays the new one over the old one.</p>
</header>
<main>${found.map(card).join('')}${trees.map(treeCard).join('')}</main>
<script>${script}</script>
</html>
`;
}

function card({ name, component, story, storyId, message, before, after, difference }: PictureDifference): string {
  const mode = name.split('__').at(-1) ?? '';
  const both =
    before &&
    after &&
    `<div class="over"><img src="${before}" alt=""><img class="top" src="${after}" alt=""></div>
     <input type="range" min="0" max="100" value="50" aria-label="How much of the new picture is shown">`;
  return `<article>
  <h2>${text(component)} <span>${text(story)}</span> <b>${text(mode)}</b></h2>
  <p>${text(message)} ${storyId && `<a href="http://localhost:6006/?path=/story/${text(storyId)}">Open the story</a>`}</p>
  <div class="pictures">
    ${figure('Before', image(before, 'Before'))}
    ${figure('After', image(after, 'After'))}
    ${figure('Difference', image(difference, 'Difference') ?? (before && after && `<div class="over minus"><img src="${before}" alt=""><img src="${after}" alt=""></div>`))}
    ${figure('Slider', both)}
  </div>
  ${command(`npm run visual -- accept ${name}`)}
</article>`;
}

const treeCard = ({ file, recorded, tree }: TreeDifference) => `<article>
  <h2>${text(file)}</h2>
  <div class="pictures">
    ${figure('Before', recorded && `<pre>${text(recorded)}</pre>`)}
    ${figure('After', `<pre>${text(tree)}</pre>`)}
  </div>
  ${command(`npm run visual -- accept ${file}`)}
</article>`;

const figure = (caption: string, inner: string | undefined) =>
  inner ? `<figure><figcaption>${caption}</figcaption>${inner}</figure>` : '';

const image = (src: string | undefined, alt: string) => src && `<img src="${src}" alt="${alt}">`;

const command = (line: string) => `<p class="command"><code>${text(line)}</code><button type="button">Copy</button></p>`;

const text = (raw: string) => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const script = `
for (const button of document.querySelectorAll('.command button'))
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.previousElementSibling.textContent);
    button.textContent = 'Copied';
  });
for (const figure of document.querySelectorAll('figure:not(:last-child)'))
  figure.addEventListener('click', () => figure.classList.toggle('wide'));
for (const slider of document.querySelectorAll('input[type=range]')) {
  const top = slider.previousElementSibling.querySelector('.top');
  const show = () => { top.style.clipPath = 'inset(0 0 0 ' + (100 - slider.value) + '%)'; };
  slider.addEventListener('input', show);
  show();
}`;

const style = `
:root { color-scheme: light dark; --page: light-dark(#f6f3ec, #0c0e14); --surface: light-dark(#fff, #141721); --line: light-dark(#e0d9cb, #262b3a);
  --text: light-dark(#171821, #f5f3ee); --muted: light-dark(#4b4f5e, #b4b8c7); --action: light-dark(#8a5100, #ffb224); }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
header, main { padding: 24px clamp(16px, 4vw, 48px); }
header { border-block-end: 1px solid var(--line); }
h1 { margin: 0; font-size: 34px; line-height: 1.1; }
h2 { margin: 0; font-size: 19px; }
h2 span { font-weight: 500; color: var(--muted); }
h2 b { padding: 2px 8px; border-radius: 6px; background: var(--action); color: var(--page); font-size: 12px; }
p { margin: 6px 0; color: var(--muted); }
a { color: var(--action); }
main { display: grid; gap: 24px; }
article { padding: 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); min-inline-size: 0; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr)); gap: 16px; margin-block: 12px; }
figure { margin: 0; min-inline-size: 0; }
figure:is(:last-child, .wide):has(img) { grid-column: 1 / -1; }
figure:not(:last-child) img { cursor: zoom-in; }
figcaption { margin-block-end: 6px; font-size: 13px; font-weight: 600; color: var(--muted); }
img { display: block; max-inline-size: 100%; border: 1px solid var(--line); box-sizing: border-box; }
.over { display: grid; justify-items: start; isolation: isolate; }
.over img { grid-area: 1 / 1; }
.minus img + img { mix-blend-mode: difference; }
input[type=range] { inline-size: 100%; accent-color: var(--action); }
.command { display: flex; gap: 8px; align-items: center; }
code { padding: 6px 10px; border-radius: 8px; background: var(--page); border: 1px solid var(--line); overflow-wrap: anywhere; }
button { padding: 6px 12px; border: 1px solid var(--line); border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }`;
