import { chakra } from '@chakra-ui/react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field, TextField } from '../../../shared/ui/fields/field.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import { type Facts, factProblems, FIELDS_OF, SIGNED_KINDS } from '../api/strings-to-sign.ts';

type FactsFormProps = {
  facts: Facts;
  onChange: (changes: Partial<Facts>) => void;
};

/** The parts of our string. Each kind has its own fields, in signing order. */
export const FactsForm = ({ facts, onChange }: FactsFormProps) => {
  const t = useT('snap-keys');
  const problems = factProblems(facts);
  return (
    <chakra.div display="grid" gap="4">
      <ChoiceGroup legend={t('compare.kind')}>
        {SIGNED_KINDS.map((kind) => (
          <Choice
            key={kind}
            radio="kind"
            title={t(`compare.kinds.${kind}`)}
            checked={facts.kind === kind}
            onChange={() => onChange({ kind })}
          />
        ))}
      </ChoiceGroup>
      {FIELDS_OF[facts.kind].map((field) => {
        const problem = problems[field];
        const shared = {
          value: facts[field],
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          fontFamily: 'mono',
        } as const;
        return field === 'body' ? (
          <Field
            key={field}
            label={t('compare.body')}
            hint={t('compare.bodyMinified')}
            error={problem && t(`compare.${problem}`)}
            optional
          >
            {(control) => (
              <Textarea
                {...control}
                {...shared}
                rows={4}
                h="auto"
                py="2"
                onChange={(event) => onChange({ body: event.target.value })}
              />
            )}
          </Field>
        ) : (
          <TextField
            key={field}
            {...shared}
            label={t(`compare.${LABELS[field]}`)}
            error={problem && t(`compare.${problem}`)}
            onChange={(event) => onChange({ [field]: event.target.value.trim() })}
          />
        );
      })}
    </chakra.div>
  );
};

const LABELS = {
  clientId: 'clientId',
  method: 'method',
  path: 'path',
  accessToken: 'token',
  timestamp: 'timestamp',
} as const;
