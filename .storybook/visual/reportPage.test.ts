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
