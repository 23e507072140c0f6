import { styled } from '@mui/material/styles';
import { CardRail } from '@site/ui/CardRail';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { boardLayout } from './boardLayout';

/** Matches with their odds, below a heading. */
export function MatchBoard({ control, children }: { control?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('games');
  return (
    <Board aria-labelledby="matches">
      <div className="head">
        <h2 id="matches">{t('matches.title')}</h2>
        {control}
      </div>
      {children}
      <p>{t('matches.note')}</p>
    </Board>
  );
}

/** Row of matches with a heading of its own. */
export function MatchRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <CardRail columns={3} label={title}>
        {children}
      </CardRail>
    </>
  );
}

const Board = styled('section')(boardLayout);
