import { ServiceWidget } from '@site/ui/ServiceWidget';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { supportAction, supportIcon } from './supportChannels';

const MAX_QUESTIONS = 3;
/** Address of the answers, for opening them in another tab. */
const ANSWERS = '/help#';

/** Floating customer service: the brand's channels, and frequent questions. Source: SHL-06, SYS-14, SYS-16. */
export default observer(function ServicePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { t: site } = useTranslation();
  const { system, dialogs, content } = useStores();
  const { help } = content;
  const { load } = help;
  useEffect(() => void help.open({}), [help]);
  const channels = system.permission.info.customerService.map((way, place) => {
    const onPress = supportAction(way, dialogs);
    const detail = onPress ? t(`support.detail.${way.csType === 'CHAT' ? 'CHAT' : 'WIDGET'}`) : inWords(way.path);
    const [icon, label, isMain] = [supportIcon(way), t(`support.${way.csType}`), place === 0];
    return onPress ? { icon, label, detail, isMain, onPress } : { icon, label, detail, isMain, href: way.path };
  });
  const questions = load.state === 'ready' ? load.value.articles.slice(0, MAX_QUESTIONS) : [];
  return (
    <ServiceWidget
      title={t('support.entry')}
      items={channels}
      questions={
        questions.length > 0
          ? { title: t('support.questions'), items: questions.map(({ id, title }) => ({ label: title, href: ANSWERS + id })) }
          : undefined
      }
      onClose={onClose}
      onNavigate={(href) => dialogs.open({ name: 'help', article: href.slice(ANSWERS.length) })}
      labels={{ close: site('shell.close'), empty: t('support.none') }}
    />
  );
});

/** Formats an address without its protocol. */
const inWords = (path: string) => path.replace(/^(mailto:|tel:|https:\/\/)/, '');
