import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { radius, tone } from '@site/ui/vars';
import type { ReactNode } from 'react';

/** Says what was done, such as sent; nothing while there is nothing to say. It stays in the page, so that screen readers hear its text come. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <Line>
      {children && (
        <>
          <Icon name="check" size={16} />
          {children}
        </>
      )}
    </Line>
  );
}

const Line = styled('output')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 14px',
  borderRadius: radius.control,
  backgroundColor: tone.goodWash,
  color: tone.text,
  '& svg': { flex: 'none', color: tone.good },
  // Hidden by `display`, it would not be announced; out of the flow, it leaves no gap.
  '&:empty': { position: 'absolute', padding: 0 },
});
