import { styled } from '@mui/material/styles';
import { localDigits } from '@site/money/localDigits';
import { hueStyle, ink } from '../theme/hueStyle';
import type { HueName } from '../theme/tokens';
import { useLocale } from '../theme/useLocale';

export interface MedalProps {
  /** 1, 2 or 3. */
  place: number;
}

const metal: Record<number, HueName> = { 1: 'amber', 2: 'silver', 3: 'clay' };

/** The medal of one of the first three places. Decorative: the place is text beside it. */
export function Medal({ place }: MedalProps) {
  return (
    <Disc viewBox="0 0 40 48" width={32} height={38} aria-hidden="true" data-hue={metal[place] ?? 'slate'}>
      <path d="m11 2 6 15-9 6L2 5ZM29 2l-6 15 9 6 6-18Z" fill={ink.deep} />
      <path d="m11 2 9 14 9-14h-6l-3 5-3-5Z" fill={ink.light} opacity="0.8" />
      <circle cx="20" cy="31" r="16" fill={ink.deep} />
      <circle cx="20" cy="29" r="16" fill={ink.main} />
      <circle cx="20" cy="29" r="11.5" fill="none" stroke={ink.deep} strokeWidth="1.6" />
      <path d="M9 24a12.5 12.5 0 0 1 7-7" fill="none" stroke={ink.light} strokeWidth="2" strokeLinecap="round" />
      <text x="20" y="34.5" textAnchor="middle" fontSize="15" fontWeight="800" fill={ink.bed}>
        {localDigits(place, useLocale())}
      </text>
    </Disc>
  );
}

const Disc = styled('svg')({ ...hueStyle, display: 'block', flex: 'none' });
