import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinePicker } from '@site/ui/LinePicker';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FailureCode } from '../../stores/load';
import { useStores } from '../../stores/StoresContext';
import { LinesStore } from './LinesStore';
import { addressOnLine } from './addressOnLine';

/** Lines with their measurements, the main one marked, and a way to switch. Source: SYS-07, SYS-08, SYS-16, SYS-17. */
export const LineChoice = observer(function LineChoice() {
  const { t } = useTranslation('lines');
  const { t: failure } = useTranslation('failure');
  const { api, session, system } = useStores();
  const { pathname, search } = useLocation();
  const [store] = useState(() => new LinesStore({ api, system }));
  const [chosen, setChosen] = useState(location.host);
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<FailureCode>();
  useEffect(() => void store.measure(), [store]);

  const { mainDomain } = system.permission.info;
  const lineAt = (host: string) => store.lines?.find(({ line }) => hostOf(line) === host)?.line;
  const target = lineAt(chosen);
  const leaveFor = async (host: string) => {
    const line = lineAt(host);
    if (!line) return;
    setChosen(host);
    setLeaving(true);
    setProblem(undefined);
    const address = await addressOnLine(line.domainName, { api, session, system, path: pathname + search });
    if (typeof address === 'string') return location.assign(address);
    setLeaving(false);
    setProblem(address.code);
  };

  return (
    <Choice>
      <LinePicker
        items={store.lines?.map(({ line, measured }) => ({
          domain: hostOf(line),
          description: [line.description || t('line', { number: line.idx + 1 }), line.domainName === mainDomain && t('main')]
            .filter(Boolean)
            .join(' · '),
          percentage: line.percentage,
          measured,
        }))}
        value={chosen}
        onChange={setChosen}
        onUseFastest={(host) => void leaveFor(host)}
        onMeasure={() => void store.measure()}
        labels={{
          lines: t('lines'),
          measuring: t('measuring'),
          measureAgain: t('again'),
          useFastest: t('fastest'),
          empty: t('empty'),
          pace: { fast: t('pace.fast'), normal: t('pace.normal'), slow: t('pace.slow'), failed: t('pace.failed') },
          inUse: (percentage) => t('inUse', { percentage }),
        }}
      />
      <div role="alert">{problem && <p className="problem">{failure(problem)}</p>}</div>
      {target && chosen !== location.host && (
        <Button variant="contained" size="large" disabled={isLeaving} onClick={() => void leaveFor(chosen)}>
          {t('switch', { line: chosen })}
        </Button>
      )}
    </Choice>
  );
});

const hostOf = ({ domainName }: { domainName: string }) => new URL(domainName).host;

const Choice = styled('div')({
  display: 'grid',
  gap: 16,
  '& p': { margin: 0 },
  '& .problem': { color: tone.bad },
  '& [role="alert"]:empty': { display: 'none' },
});
