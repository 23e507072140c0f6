import { styled } from '@mui/material/styles';
import { display, inTallScript } from '@site/ui/display';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { HeroPicture } from '../lobby/HeroPicture';

/** Picture with a text beside a login form. */
export function DialogPicture({ hero, words }: { hero: 'orbit' | 'lake' | 'dusk'; words: string }) {
  return (
    <Picture>
      <HeroPicture hero={hero} crop="phone" />
      <p>{words}</p>
    </Picture>
  );
}

const Picture = styled('div')({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: 480,
  backgroundColor: tone.sign,
  color: tone.onArt,
  '& img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '50% 0' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '40% 0 0',
    background: `linear-gradient(to bottom, transparent, ${tone.signDeep} 78%)`,
  },
  '& p': {
    position: 'relative',
    zIndex: 1,
    margin: 0,
    padding: '30px 28px',
    ...display,
    fontSize: 30,
    lineHeight: 1.1,
    textWrap: 'balance',
  },
  [media.phone]: {
    minBlockSize: 132,
    '& img': { objectPosition: '50% 34%' },
    '&::after': { inset: '20% 0 0' },
    '& p': { maxInlineSize: 320, padding: '16px 20px', fontSize: 22, [`&${inTallScript}`]: { fontSize: 19 } },
  },
});
