import { SliderCaptcha } from '@site/ui/SliderCaptcha';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const drawing = (viewBox: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`)}`;
const sky =
  '<path fill="#2B1170" d="M0 0h320v160H0z"/><circle cx="236" cy="64" r="44" fill="#FFB224"/><path fill="#8A1C7C" d="M0 124q160-56 320-8v44H0z"/>';

const FITTING_X = 204;
const puzzle = {
  background: drawing('0 0 320 160', `${sky}<path d="M204 52h54v48h-54z" opacity=".72"/>`),
  piece: drawing('204 52 54 48', sky),
  width: 320,
  height: 160,
  pieceWidth: 54,
  pieceHeight: 48,
  y: 52,
};

export default function Example() {
  const [state, setState] = useState<'ready' | 'solved' | 'wrong'>('ready');
  return (
    <SliderCaptcha
      puzzle={puzzle}
      state={state}
      onSolve={(x) => setState(Math.abs(x - FITTING_X) < 6 ? 'solved' : 'wrong')}
      onRefresh={() => setState('ready')}
      labels={words.sliderCaptcha}
    />
  );
}
