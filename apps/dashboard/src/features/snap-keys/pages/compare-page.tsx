import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { LeaveQuestion } from '../../../shared/unsaved/leave-question.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import type { Facts } from '../api/strings-to-sign.ts';
import { useStringToSign } from '../api/use-string-to-sign.ts';
import { DifferenceResult } from '../components/difference-result.tsx';
import { FactsForm } from '../components/facts-form.tsx';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';
import { visible } from '../presentation/difference.ts';

/**
 * Compares two strings to sign side by side. Nothing is stored in the address or storage, as the input includes an access token.
 * Leaving asks for confirmation.
 */
export default function ComparePage() {
  const t = useT('snap-keys');
  const [facts, setFacts] = useState<Facts>(EMPTY);
  const [yours, setYours] = useState('');
  const ours = useStringToSign(facts);
  return (
    <>
      <PageHeader
        title={t('compare.title')}
        description={t('compare.intro')}
        back={{ to: snapKeyPaths.list, label: t('list.title') }}
      />
      <DetailGrid
        main={
          <>
            <Section title={t('compare.facts')}>
              <FactsForm
                facts={facts}
                onChange={(changes) => setFacts((before) => ({ ...before, ...changes }))}
              />
            </Section>
          </>
        }
        aside={
          <>
            <Section>
              {ours === null ? (
                <chakra.p textStyle="body" color="fg.muted">
                  {t('compare.incomplete')}
                </chakra.p>
              ) : (
                <TextBlock label={t('compare.ours')} text={visible(ours)} copy={ours} />
              )}
            </Section>
            <Section>
              <Field label={t('compare.yours')} hint={t('compare.yoursHint')}>
                {(control) => (
                  <Textarea
                    {...control}
                    rows={5}
                    h="auto"
                    py="2"
                    fontFamily="mono"
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    value={yours}
                    onChange={(event) => setYours(event.target.value)}
                  />
                )}
              </Field>
            </Section>
            {ours === null || yours === '' ? null : (
              <Section title={t('compare.result')}>
                <DifferenceResult kind={facts.kind} ours={ours} yours={yours} />
              </Section>
            )}
          </>
        }
      />
      <LeaveQuestion isLost isOpen={() => yours !== '' || isTyped(facts)} />
    </>
  );
}

const EMPTY: Facts = {
  kind: 'request',
  clientId: '',
  method: 'POST',
  path: '',
  accessToken: '',
  body: '',
  timestamp: '',
};

/** Includes values of fields that another kind lacks. They return with their kind. */
const isTyped = ({ kind: _, method, ...texts }: Facts): boolean =>
  method !== EMPTY.method || Object.values(texts).some((text) => text !== '');
