import { styled, useColorScheme } from '@mui/material/styles';
import { radius, tone } from '@site/ui/vars';
import { Source } from '@storybook/addon-docs/blocks';

/** A block of code in the page's scheme, with a button that copies it. */
export function Listing({ code }: { code: string }) {
  const { mode } = useColorScheme();
  return (
    <Block className="listing">
      <Source code={code} language="tsx" dark={mode === 'dark'} />
    </Block>
  );
}

const Block = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.tile,
  '& > .docblock-source': { margin: 0, border: 0, borderRadius: 0, backgroundColor: tone.sunken, boxShadow: 'none' },
});
