import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Brand } from '@site/api/system';
import { BannerCarousel } from '@site/ui/BannerCarousel';
import { Logo } from '@site/ui/Logo';
import { GameTile } from '@site/ui/GameTile';
import { Pagination } from '@site/ui/Pagination';
import { StatStrip } from '@site/ui/StatStrip';
import { StatTile } from '@site/ui/StatTile';
import { StatusChip } from '@site/ui/StatusChip';
import type { Scheme } from '@site/ui/tokens';
import { radius, tone } from '@site/ui/vars';
import { poster } from '../../packages/ui/src/story-art/posters';
import { carouselLabels, format, statLabels, tiger, tileLabels } from '../samples';

/** Components that show most of what a brand may change, in one given scheme. */
export function BrandScene({ scheme, brand }: { scheme: Scheme; brand: Brand }) {
  return (
    <Scene data-color-scheme={scheme} aria-label={scheme === 'light' ? 'In light' : 'In dark'}>
      <Logo name={brand.name} mark={brand.mark} href="#" onNavigate={stay} />
      <BannerCarousel items={[tiger]} labels={{ ...carouselLabels, region: `Offers, ${scheme}` }} />
      <Tiles>
        {games.map(({ picture, ...game }) => (
          <GameTile key={game.name} {...game} pictures={poster(picture)} labels={tileLabels} onPlay={stay} onToggleFavourite={stay} />
        ))}
      </Tiles>
      <Row>
        <Button variant="contained">Deposit</Button>
        <Button variant="outlined">Withdraw</Button>
        <Button>All games</Button>
        <StatusChip tone="waiting" icon="clock" label="Waiting" />
        <StatusChip tone="good" icon="check" label="Paid" />
        <StatusChip tone="bad" icon="close" label="Refused" />
      </Row>
      <StatStrip>
        <StatTile
          label="Deposits"
          kind="money"
          value={128_493_000n}
          before={111_921_700n}
          unit="USD"
          format={format}
          labels={statLabels}
          series={course}
        />
        <StatTile
          label="My income"
          kind="money"
          value={3_184_600n}
          before={2_903_000n}
          unit="USD"
          hue="own"
          format={format}
          labels={statLabels}
          series={course}
        />
        <StatTile
          label="Team profit"
          kind="money"
          value={25_337_300n}
          before={27_040_800n}
          unit="USD"
          shape="bars"
          format={format}
          labels={statLabels}
          series={course}
        />
      </StatStrip>
      <Pagination value={4} totalPages={12} onChange={stay} labels={{ ...pages, region: `Pages, ${scheme}` }} />
    </Scene>
  );
}

const stay = () => undefined;

const games = [
  { name: 'Jade Dragon', vendor: 'Mirrorline', picture: 'jade-dragon', ground: 'plum', isHot: true },
  { name: 'Pearl Tide', vendor: 'Low Water', picture: 'pearl-tide', ground: 'cobalt', isFavourite: true },
  { name: 'Moon Lotus', vendor: 'Lantern Works', picture: 'moon-lotus', ground: 'orchid' },
  { name: 'Gem Mines', vendor: 'Apogee', picture: 'gem-mines', ground: 'slate' },
  { name: 'Fruit Fair', vendor: 'Penny Press', picture: 'fruit-fair', ground: 'amber' },
] as const;

const course = Array.from({ length: 24 }, (_, day) =>
  Math.round(400_000 + 90_000 * Math.sin(day * 0.9) + 60_000 * Math.sin(day * 0.37 + 1)),
);
const pages = { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

const Scene = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: 'clamp(16px, 2vw, 28px)',
  borderRadius: radius.dialog,
  backgroundColor: tone.page,
  color: tone.text,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  containerType: 'inline-size',
});

const Tiles = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 16 });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
