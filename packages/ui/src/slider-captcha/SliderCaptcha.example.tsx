import { SliderCaptcha } from '@site/ui/SliderCaptcha';
import { words } from '@site/ui/words/en';
import { useState } from 'react';
import { fittingX, samplePuzzle } from './samplePuzzle';

export default function Example() {
  const [state, setState] = useState<'ready' | 'solved' | 'wrong'>('ready');
  return (
    <SliderCaptcha
      puzzle={samplePuzzle}
      state={state}
      onSolve={(x) => setState(Math.abs(x - fittingX) < 6 ? 'solved' : 'wrong')}
      onRefresh={() => setState('ready')}
      labels={words.sliderCaptcha}
    />
  );
}
