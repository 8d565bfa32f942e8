import { chakra } from '@chakra-ui/react';
import type { WebhookEvent } from '@dasbor/domain/webhooks';
import { memo, useId } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { type EventGroup, eventGroups } from '../presentation/event-groups.ts';

type EventChoiceProps = {
  choices: readonly WebhookEvent[];
  chosen: readonly WebhookEvent[];
  onChange: (chosen: readonly WebhookEvent[]) => void;
  error: string | undefined;
};

/**
 * Every event with its description, by group. The user can select all, a group or single events. Memoized while the user types
 * elsewhere, as it is by far the largest part of the form.
 */
export const EventChoice = memo(function EventChoice({ choices, chosen, onChange, error }: EventChoiceProps) {
  const t = useT('webhooks');
  const id = useId();
  const count = choices.filter((event) => chosen.includes(event)).length;

  const set = (events: readonly WebhookEvent[], on: boolean) => {
    const others = chosen.filter((event) => !events.includes(event));
    onChange(on ? [...others, ...events] : others);
  };

  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend srOnly>{t('form.events')}</chakra.legend>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="4"
      >
        <Choice
          title={<strong>{t('form.selectAll')}</strong>}
          checked={count === choices.length}
          mixed={count > 0 && count < choices.length}
          invalid={error !== undefined}
          describedBy={error ? `${id}-error` : undefined}
          onChange={() => set(choices, count < choices.length)}
        />
        <chakra.output textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('form.eventsChosen', { chosen: count, all: choices.length })}
        </chakra.output>
      </chakra.div>
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      <chakra.div columnCount={{ base: 1, md: 2 }} columnGap="8">
        {eventGroups(choices).map((group) => (
          <Group key={group.key} group={group} chosen={chosen} onSet={set} />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
});

type GroupProps = {
  group: EventGroup;
  chosen: readonly WebhookEvent[];
  onSet: (events: readonly WebhookEvent[], on: boolean) => void;
};

const Group = ({ group: { key, events }, chosen, onSet }: GroupProps) => {
  const t = useT('webhooks');
  const count = events.filter((event) => chosen.includes(event)).length;
  return (
    <chakra.div pt="4" px="2.5" mx="-2.5" breakInside="avoid" data-group={key}>
      <chakra.fieldset border="0" p="0" m="0" minW="0">
        <chakra.legend textStyle="label" color="fg.muted" p="0" mb="1">
          {t(`group.${key}`)}
        </chakra.legend>
        {events.length > 1 ? (
          <Choice
            title={t('form.selectGroup', { group: t(`group.${key}`).toLowerCase() })}
            checked={count === events.length}
            mixed={count > 0 && count < events.length}
            onChange={() => onSet(events, count < events.length)}
          />
        ) : null}
        {events.map((event) => (
          <Choice
            key={event}
            title={
              <>
                {t(`event.${event}.title`)}{' '}
                <chakra.code textStyle="id" fontSize="xs" color="fg.subtle">
                  {event}
                </chakra.code>
              </>
            }
            text={t(`event.${event}.text`)}
            checked={chosen.includes(event)}
            onChange={() => onSet([event], !chosen.includes(event))}
          />
        ))}
      </chakra.fieldset>
    </chakra.div>
  );
};
