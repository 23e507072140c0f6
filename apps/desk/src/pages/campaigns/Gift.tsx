import type { MemberCampaign } from '@site/api/operatorCampaigns';
import { Money } from '@site/ui/Money';
import { useTranslation } from 'react-i18next';

type GiftProps = Pick<MemberCampaign, 'gift'> & Pick<MemberCampaign['segment'], 'currency'>;

/** The gift of a campaign to each member, in a line. */
export function Gift({ gift, currency }: GiftProps) {
  const { t } = useTranslation('desk-campaigns');
  if (gift.kind === 'message') return t('gift.message');
  const amountMinor = BigInt(gift.kind === 'bonus' ? gift.amountMinor : gift.stakeMinor);
  return (
    <>
      {gift.kind === 'bonus' ? t('gift.bonusOf') : t('gift.roundsOf', { count: gift.rounds })}{' '}
      <Money amountMinor={amountMinor} currency={currency} />
    </>
  );
}
