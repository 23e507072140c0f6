import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentProps, type MouseEvent, useId, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { useNear } from '../near/useNear';
import { SMALL, tileStyle } from './tileStyle';

export interface TilePicture {
  avif: string;
  webp: string;
  /** In pixels of the file. */
  width: number;
  height: number;
}

export interface GameTileLabels {
  play: string;
  tryFree: string;
  hot: string;
  new: string;
  /** Marks an entry that stands for many games: 'Collection'. */
  group: string;
  favourite: string;
  maintenance: string;
  disabled: string;
}

export interface GameTileProps extends ComponentProps<'article'> {
  /** The game's name, which names the tile. */
  name: string;
  /** Who made it. */
  vendor: string;
  /** The poster, 3:4, ascending by width; the browser takes the one that fits. */
  pictures: readonly TilePicture[];
  /** Name of a ground of the tokens, shown until the picture is there; an unknown name shows the neutral one. */
  ground: string;
  /** Fetches the picture only when the tile comes near: for tiles below the first screen, whose pictures would hold up those in it. @default false */
  isFar?: boolean;
  /** `lead` fills the 2×2 place of a mosaic; the grid gives it its height. */
  size?: 'normal' | 'lead';
  /** Wears the mark of what is played most. */
  isHot?: boolean;
  /** Said only of a game that is not hot: one word on a poster is enough. */
  isNew?: boolean;
  /** Stands for a vendor's whole list: drawn as the first of a stack. */
  isGroup?: boolean;
  /** The member has kept it. */
  isFavourite?: boolean;
  /** A game that is not open says so on its picture and offers no way to start it. */
  status?: 'open' | 'maintenance' | 'disabled';
  /** Already translated; the library holds no wording of its own. */
  labels: GameTileLabels;
  /** Play was pressed. */
  onPlay: () => void;
  /** Left out when the game has no free trial: no handler, no button. */
  onTryFree?: (() => void) | undefined;
  /** Left out where nobody can have favourites. */
  onToggleFavourite?: (() => void) | undefined;
  /** A tap where nothing hovers and the picture is too small for its actions: opens a sheet with them. Left out, the tap shows them on the picture. */
  onTap?: (() => void) | undefined;
}

/**
 * How wide a picture stands, by the columns of `GameGrid` and what stands beside it with the menu closed. On phones three quarters of that:
 * their pixels are too small for anyone to see the rest, and bytes are dear there.
 */
const widths = {
  normal: '(max-width: 374px) 34vw, (max-width: 767px) 23vw, (max-width: 1199px) 20vw, max(200px, (100vw - 276px) / 6)',
  lead: '(max-width: 374px) 67vw, (max-width: 767px) 47vw, (max-width: 1199px) 41vw, max(400px, (100vw - 276px) / 3)',
} as const;

/** A game in a grid: its poster, its name and vendor, and the ways to start it. An article named after the game. */
export function GameTile({
  name,
  vendor,
  pictures,
  ground,
  isFar = false,
  size = 'normal',
  isHot = false,
  isNew = false,
  isGroup = false,
  isFavourite = false,
  status = 'open',
  labels,
  onPlay,
  onTryFree,
  onToggleFavourite,
  onTap,
  ...rest
}: GameTileProps) {
  const nameId = useId();
  const playButton = useRef<HTMLButtonElement>(null);
  const [poster, isNear] = useNear<HTMLDivElement>(isFar);
  const sizes = widths[size];
  const last = pictures.at(-1);
  const tap = ({ currentTarget }: MouseEvent) => {
    const isSmall = (currentTarget.closest('article')?.clientWidth ?? 0) <= SMALL;
    if (onTap && isSmall) onTap();
    else playButton.current?.focus();
  };

  const picture = last && (
    <picture>
      <source type="image/avif" srcSet={sourceSet(pictures, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(pictures, 'webp')} sizes={sizes} />
      <img src={last.webp} alt="" width={last.width} height={last.height} loading="lazy" decoding="async" />
    </picture>
  );

  return (
    <Tile aria-label={name} data-ground={ground} data-size={size} data-status={status} data-group={isGroup || undefined} {...rest}>
      <div ref={poster} className="poster">
        {isNear ? picture : <noscript>{picture}</noscript>}
        {status === 'open' && (
          <>
            <button type="button" className="tap" tabIndex={-1} aria-hidden="true" onClick={tap} />
            <div className="actions">
              <button ref={playButton} type="button" className="action main" aria-describedby={nameId} onClick={onPlay}>
                {labels.play}
              </button>
              {onTryFree && (
                <button type="button" className="action" aria-describedby={nameId} onClick={onTryFree}>
                  {labels.tryFree}
                </button>
              )}
            </div>
          </>
        )}
        {status !== 'open' && (
          <p className="closed">
            <Icon name={status === 'maintenance' ? 'clock' : 'lock'} size={13} />
            {labels[status]}
          </p>
        )}
        {status === 'open' && (isHot || isNew || isGroup) && (
          <p className="marks">
            {isHot && (
              <span className="hot">
                <Icon name="flame" size={13} />
                {labels.hot}
              </span>
            )}
            {isNew && !isHot && <span className="new">{labels.new}</span>}
            {isGroup && (
              <span className="group">
                <Icon name="stack" size={13} />
                {labels.group}
              </span>
            )}
          </p>
        )}
        {onToggleFavourite && (
          <button
            type="button"
            className="favourite"
            aria-pressed={isFavourite}
            aria-label={labels.favourite}
            aria-describedby={nameId}
            onClick={onToggleFavourite}
          >
            <Icon name="heart" size={17} />
          </button>
        )}
      </div>
      <h3 id={nameId}>{name}</h3>
      <p className="vendor">{vendor}</p>
    </Tile>
  );
}

const sourceSet = (pictures: readonly TilePicture[], kind: 'avif' | 'webp') =>
  pictures.map((picture) => `${picture[kind]} ${picture.width}w`).join(', ');

// Emotion's own `styled` takes a style worked out once as it is; MUI's would hash it anew for each of sixty tiles.
const Tile = styled('article')(css(tileStyle));
