import { expect, it } from 'vitest';
import { reportPage } from './reportPage';

const found = {
  name: 'game-tile-gametile-long-name__rtl',
  component: 'GameTile',
  story: 'Long <Name>',
  storyId: 'games-gametile--long-name',
  message: '503 pixels (ratio 0.02) differ.',
  before: 'data:before',
  after: 'data:after',
  difference: 'data:difference',
};

it('SHL-10 the report shows a story before, after and what differs, and how to accept it', () => {
  const page = reportPage([found]);
  for (const part of [
    '1 picture differs',
    'GameTile',
    'Long &lt;Name>',
    '<b>rtl</b>',
    '503 pixels',
    'src="data:before"',
    'src="data:after"',
    'src="data:difference"',
  ])
    expect(page).toContain(part);
  expect(page).toContain('npm run visual -- accept game-tile-gametile-long-name__rtl');
});

it('SHL-10 where sizes differ it lays the pictures over one another instead', () => {
  const page = reportPage([{ ...found, difference: undefined }]);
  expect(page).toContain('<div class="over minus"><img src="data:before"');
});

it('SHL-10 a new picture stands alone', () => {
  const page = reportPage([{ ...found, after: undefined, difference: undefined }]);
  expect(page).not.toContain('type="range"');
});

it('SHL-10 an example that sounds otherwise is shown as it was recorded and as it is', () => {
  const page = reportPage([], [{ file: 'game-tile/GameTile.aria.yml', recorded: '- button "Play"', tree: '- button "Start"' }]);
  for (const part of ['1 example sounds otherwise', '<pre>- button &quot;Play&quot;</pre>', '<pre>- button &quot;Start&quot;</pre>'])
    expect(page).toContain(part);
  expect(page).toContain('npm run visual -- accept game-tile/GameTile.aria.yml');
});
