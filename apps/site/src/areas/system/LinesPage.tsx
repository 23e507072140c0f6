import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ContentTitle } from '../content/ContentTitle';
import { afterHydration } from '../../app/afterHydration';
import { useStores } from '../../stores/StoresContext';

const LineChoice = afterHydration(() => import('./LineChoice').then(({ LineChoice: Choice }) => ({ default: Choice })));

/** The site's mirrors, measured from this browser. Source: SYS-08. */
export default observer(function LinesPage() {
  const { t } = useTranslation('lines');
  const { brand } = useStores().system;
  return (
    <Page>
      <ContentTitle title={t('mirrors')} text={t('mirrorsText', { brand: brand.name })} />
      <LineChoice />
    </Page>
  );
});

const Page = styled('div')({ display: 'grid', gap: 24, maxInlineSize: 760 });
