import { localDigits } from '@site/money/localDigits';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { useRest } from './useRest';
import { useNearViewport } from '../viewport/useNearViewport';
import { useLocale } from '../theme/useLocale';
import { tone } from '../theme/vars';
import { type SxRoot, sxRoot } from '../theme/sxRoot';
import { visuallyHidden } from '../theme/visuallyHidden';
import { SMALL, tileStyle } from './tileStyle';

export interface TilePicture {
  avif: string;
  webp: string;
  /** Pixels of the file. */
  width: number;
  height: number;
}

export interface GameTileLabels {
  play: string;
  tryFree: string;
  hot: string;
  new: string;
  /** Label of an entry that represents many games: 'Collection'. */
  group: string;
  /** Name of an action with its game: 'Play now: Gold Tiger'. It contains the action as it is written on the button. */
  action: (action: string, game: string) => string;
  /** Name of the heart: 'Add Gold Tiger to favourites'. */
  favourite: (game: string) => string;
  /** Number of players, read aloud: '3 playing'. */
  playing: (players: number) => string;
  soon: string;
  maintenance: string;
  disabled: string;
}

export interface GameTileProps extends ComponentProps<'article'>, SxRoot {
  /** Name of the game and of the tile. */
  name: string;
  /** Name of the vendor. */
  vendor: string;
  /** Posters with an aspect ratio of 3:4, ascending by width; the browser chooses the best one. */
  pictures: readonly TilePicture[];
  /** Name of a placeholder background, shown until the picture has loaded; an unknown name shows the neutral one. */
  ground: string;
  /**
   * Animated picture of a round, with an aspect ratio of 3:4. Loaded and shown over the poster while a mouse or the focus rests on it; never
   * with reduced motion. Omitted when there is none, or when data is saved.
   */
  film?: string | undefined;
  /**
   * Loads the picture only when the tile approaches the viewport: for tiles below the first screen, whose pictures would delay those in it.
   * @default false
   */
  isFar?: boolean;
  /** `lead` fills the 2×2 cell of a mosaic; the grid determines its height. */
  size?: 'normal' | 'lead';
  /** Shows the badge of the most played games. */
  isHot?: boolean;
  /** Shown only for games that are not hot: one badge is enough. */
  isNew?: boolean;
  /** Represents a vendor's whole list: drawn as a stack. */
  isGroup?: boolean;
  /** One more badge, in a `span`: what the game holds for this member, such as free rounds. It comes first. */
  mark?: ReactNode;
  /** Number of players at the moment; hidden when it is 0. @default 0 */
  players?: number;
  /** True when the member has marked it as a favourite. */
  isFavourite?: boolean;
  /** A game that is not open shows its status on the picture and cannot be started. */
  status?: 'open' | 'soon' | 'maintenance' | 'disabled';
  /** Translated labels; the library contains no texts of its own. */
  labels: GameTileLabels;
  /** Called when Play is pressed. */
  onPlay: () => void;
  /** Starts a free trial; omitted when the game has none. */
  onTryFree?: (() => void) | undefined;
  /** Omitted when favourites are not available. */
  onToggleFavourite?: (() => void) | undefined;
  /**
   * Called by a tap on a touch screen when the picture is too small for the actions: opens a sheet with them. Omitted, the tap shows them
   * on the picture.
   */
  onTap?: (() => void) | undefined;
}

/**
 * Widths of a picture for `sizes`, by the columns of `GameGrid` with the menu closed. On phones three quarters of that: their pixels are
 * too small to show more detail, and data is expensive.
 */
const widths = {
  normal: '(max-width: 374px) 34vw, (max-width: 767px) 23vw, (max-width: 1199px) 20vw, max(200px, (100vw - 276px) / 6)',
  lead: '(max-width: 374px) 67vw, (max-width: 767px) 47vw, (max-width: 1199px) 41vw, max(400px, (100vw - 276px) / 3)',
} as const;

/** A game in a grid: poster, name, vendor, and the ways to start it. An article named after the game. */
export function GameTile({
  name,
  vendor,
  pictures,
  ground,
  film,
  isFar = false,
  size = 'normal',
  isHot = false,
  isNew = false,
  isGroup = false,
  mark,
  players = 0,
  isFavourite = false,
  status = 'open',
  labels,
  onPlay,
  onTryFree,
  onToggleFavourite,
  onTap,
  sx,
  ...rest
}: GameTileProps) {
  const { Root, own } = rootOf(sx);
  const locale = useLocale();
  const playButton = useRef<HTMLButtonElement>(null);
  const [poster, isNear] = useNearViewport<HTMLDivElement>(isFar);
  const [isWatched, watching] = useRest(film !== undefined && status === 'open');
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
    <Root aria-label={name} data-ground={ground} data-size={size} data-status={status} data-group={isGroup || undefined} {...rest} {...own}>
      <div ref={poster} className="poster" {...watching}>
        {isNear ? picture : <noscript>{picture}</noscript>}
        {isWatched && (
          <img className="film" src={film} alt="" onLoad={({ currentTarget }) => currentTarget.setAttribute('data-shown', '')} />
        )}
        {status === 'open' && (
          <>
            <button type="button" className="tap" tabIndex={-1} aria-hidden="true" onClick={tap} />
            <div className="actions">
              <button
                ref={playButton}
                type="button"
                className="action main"
                data-action="play"
                aria-label={labels.action(labels.play, name)}
                onClick={onPlay}
              >
                {labels.play}
              </button>
              {onTryFree && (
                <button
                  type="button"
                  className="action"
                  data-action="tryFree"
                  aria-label={labels.action(labels.tryFree, name)}
                  onClick={onTryFree}
                >
                  {labels.tryFree}
                </button>
              )}
            </div>
          </>
        )}
        {status !== 'open' && (
          <p className="closed">
            <Icon name={status === 'disabled' ? 'lock' : 'clock'} size={13} />
            {labels[status]}
          </p>
        )}
        {status === 'open' && (mark || isHot || isNew || isGroup || players > 0) && (
          <p className="marks">
            {mark}
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
            {players > 0 && (
              <span className="playing">
                <Icon name="user" size={12} />
                <span aria-hidden="true">{localDigits(players, locale)}</span>
                <span className="said">{labels.playing(players)}</span>
              </span>
            )}
          </p>
        )}
        {onToggleFavourite && (
          <button
            type="button"
            className="favourite"
            data-action="favourite"
            aria-pressed={isFavourite}
            aria-label={labels.favourite(name)}
            onClick={onToggleFavourite}
          >
            <Icon name="heart" size={17} />
          </button>
        )}
      </div>
      <h3>{name}</h3>
      <p className="vendor">{vendor}</p>
    </Root>
  );
}

const sourceSet = (pictures: readonly TilePicture[], kind: 'avif' | 'webp') =>
  pictures.map((picture) => `${picture[kind]} ${picture.width}w`).join(', ');

// Emotion's own `styled` reuses a precomputed style; MUI's would hash it again for each of sixty tiles.
const Tile = styled('article')(
  css(tileStyle, {
    '& .marks > .playing': { gap: 4, paddingInline: '6px 8px', fontVariantNumeric: 'tabular-nums' },
    '& .playing > svg': { color: tone.signAction },
    '& .said': visuallyHidden,
  }),
);

const rootOf = sxRoot(Tile);
