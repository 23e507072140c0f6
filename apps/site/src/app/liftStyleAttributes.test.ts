import { expect, it } from 'vitest';
import { liftStyleAttributes } from './liftStyleAttributes';

it('turns style attributes into rules that hold for the same elements', () => {
  const { html, css } = liftStyleAttributes('<i style="--a:1;width:10%"></i><b style="--a:1;width:10%"></b><u class="x"></u>');
  expect(html).toBe('<i data-style="--a:1;width:10%"></i><b data-style="--a:1;width:10%"></b><u class="x"></u>');
  expect(css).toBe('[data-style="--a:1;width:10%"]{--a:1;width:10%}');
});

it('unescapes the renderer’s output, and keeps each value within its rule', () => {
  const { html, css } = liftStyleAttributes(
    '<i style="background:url(&quot;/a.svg&quot;)"></i><b style="color:red}</style><script>"></b><u style="a:&lt;b"></u>',
  );
  expect(css).toBe(String.raw`[data-style="background:url(\"/a.svg\")"]{background:url("/a.svg")}`);
  expect(html).toBe('<i data-style="background:url(&quot;/a.svg&quot;)"></i><b></b><u></u>');
});
