import type { LeaderBoardLabels } from '@site/ui/LeaderBoard';
import type { MissionCardLabels } from '@site/ui/MissionCard';
import type { SignInWeekLabels } from '@site/ui/SignInWeek';
import { useTranslation } from 'react-i18next';

/** Returns the labels of the components of the missions. */
export function useMissionWords(): { card: MissionCardLabels; board: LeaderBoardLabels; signIn: SignInWeekLabels } {
  const { t } = useTranslation('missions');
  return {
    card: {
      join: t('card.join'),
      claim: t('card.claim'),
      states: {
        join: t('card.states.join'),
        claim: t('card.states.claim'),
        applying: t('card.states.applying'),
        close: t('card.states.close'),
        rejected: t('card.states.rejected'),
        issued: t('card.states.issued'),
        claimed: t('card.states.claimed'),
        process: t('card.states.process'),
        signed: t('card.states.signed'),
        'coming soon': t('card.states.comingSoon'),
      },
    },
    board: {
      title: t('board.title'),
      place: t('board.place'),
      name: t('board.name'),
      points: t('board.points'),
      prize: t('board.prize'),
      you: t('board.you'),
      unplaced: t('board.unplaced'),
      empty: { title: t('board.empty.title'), text: t('board.empty.text') },
      failed: { title: t('board.failed.title'), retry: t('board.failed.retry') },
    },
    signIn: {
      title: t('signIn.title'),
      help: t('signIn.help'),
      day: (day) => t('signIn.day', { day }),
      signed: t('signIn.signed'),
      today: t('signIn.today'),
      unit: t('signIn.unit'),
      signIn: t('signIn.signIn'),
      done: t('signIn.done'),
    },
  };
}
