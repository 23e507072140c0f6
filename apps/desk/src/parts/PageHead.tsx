import { styled } from '@mui/material/styles';
import { DeskTitle } from '@site/ui/DeskTitle';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  text: string;
  /** Buttons at the end of the line; below the title where there is no room. */
  children: ReactNode;
}

/** Title of a page beside its acts. */
export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <Head>
      <DeskTitle title={title} text={text} />
      <div className="acts">{children}</div>
    </Head>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > :first-child': { flex: '1 1 300px', minInlineSize: 0 },
  '& > .acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
