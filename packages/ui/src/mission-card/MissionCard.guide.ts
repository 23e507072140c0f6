import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for a mission: its task, how far it is, its reward and the one next action.',
    'Pass the status of the service: the card shows the button of `join` or `claim`, and a chip otherwise.',
    'Write progress and reward with `Money` or `Points`, so that they read the same everywhere.',
    'For the daily sign-in, take `SignInWeek` of the same folder.',
  ],
  avoid: [
    { when: 'For an offer with terms.', instead: 'PromotionCard' },
    { when: 'For wagering before a withdrawal.', instead: 'RequirementBar' },
    { when: 'For the ranking of a mission.', instead: 'LeaderBoard' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Joins the mission or claims its reward.' }],
  sizes: 'Fills its container: picture, words and action in one line. Below 560px the action stands under the words and is 44px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
