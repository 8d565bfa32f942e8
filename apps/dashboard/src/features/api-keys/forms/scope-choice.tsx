import { chakra } from '@chakra-ui/react';
import { ACCESSES, type ApiResource, resourcesOf, type Scopes } from '@dasbor/domain/api-keys';
import { useId } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { PRESETS, scopesOfSubaccount } from './key-values.ts';

type ScopeChoiceProps = {
  scopes: Scopes;
  ofSubaccount: boolean;
  onChange: (scopes: Scopes) => void;
  error: string | undefined;
};

/** One choice per kind of record, and two presets that set all of them. */
export const ScopeChoice = ({ scopes, ofSubaccount, onChange, error }: ScopeChoiceProps) => {
  const t = useT('api-keys');
  const errorId = useId();
  const resources = resourcesOf({ ofSubaccount });
  const presetOf = (name: keyof typeof PRESETS) =>
    ofSubaccount ? scopesOfSubaccount(PRESETS[name]) : PRESETS[name];
  const isChosen = (preset: Scopes) => resources.every((one) => preset[one] === scopes[one]);
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div
        role="group"
        aria-label={t('form.preset.label')}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
      >
        <chakra.span textStyle="small" color="fg.muted">
          {t('form.preset.label')}
        </chakra.span>
        {PRESET_NAMES.map((name) => (
          <Button
            key={name}
            size="xs"
            aria-pressed={isChosen(presetOf(name))}
            onClick={() => onChange(presetOf(name))}
          >
            {t(`form.preset.${name}`)}
          </Button>
        ))}
      </chakra.div>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
      <chakra.div>
        {resources.map((resource) => (
          <Resource
            key={resource}
            resource={resource}
            access={scopes[resource]}
            errorId={error ? errorId : undefined}
            onChange={(access) => onChange({ ...scopes, [resource]: access })}
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
};

const PRESET_NAMES = Object.keys(PRESETS) as (keyof typeof PRESETS)[];

type ResourceProps = {
  resource: ApiResource;
  access: Scopes[ApiResource];
  errorId: string | undefined;
  onChange: (access: Scopes[ApiResource]) => void;
};

const Resource = ({ resource, access, errorId, onChange }: ResourceProps) => {
  const t = useT('api-keys');
  const id = useId();
  return (
    <chakra.div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      minW="0"
      data-resource={resource}
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="4"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.span id={`${id}-label`} textStyle="label">
        {t(`resource.${resource}`)}
      </chakra.span>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
        {ACCESSES.map((one) => (
          <chakra.label
            key={one}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="7"
            cursor="pointer"
            textStyle="body"
          >
            <chakra.input
              type="radio"
              name={id}
              checked={access === one}
              onChange={() => onChange(one)}
              aria-invalid={errorId ? true : undefined}
              aria-describedby={errorId}
              boxSize="4"
              m="0"
              accentColor="brand.solid"
              focusVisibleRing="outside"
            />
            {t(`access.${one}`)}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.div>
  );
};
