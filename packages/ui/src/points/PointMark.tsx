import { styled } from '@mui/material/styles';
import { hueStyle, ink } from '../theme/hueStyle';

/** Coin icon of loyalty points. */
export function PointMark() {
  return (
    <Mark viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" data-hue="amber">
      <circle cx="12" cy="13" r="10" fill={ink.deep} />
      <circle cx="12" cy="11.2" r="10" fill={ink.main} />
      <circle cx="12" cy="11.2" r="7.4" fill="none" stroke={ink.deep} strokeWidth="1.4" />
      <path d="M12 5.9l1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.6 3.7-.5Z" fill={ink.bed} />
      <path d="M4.4 8.2a8.2 8.2 0 0 1 5-4.9" fill="none" stroke={ink.light} strokeWidth="1.3" strokeLinecap="round" />
    </Mark>
  );
}

const Mark = styled('svg')(hueStyle);
