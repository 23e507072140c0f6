import { BackToTop } from '@site/ui/BackToTop';
import { RightBar } from '@site/ui/RightBar';
import { useTranslation } from 'react-i18next';

/** What floats by the end of the line. Source: SHL-06. */
export function AtHand() {
  const { t } = useTranslation();
  return (
    <RightBar label={t('shell.atHand')} entries={[]}>
      <BackToTop label={t('shell.toTop')} />
    </RightBar>
  );
}
