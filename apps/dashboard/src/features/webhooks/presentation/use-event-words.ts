import { useT } from '../../../shared/i18n/use-t.ts';
import { knownEvent } from './event-groups.ts';

/** An event in words; an unknown event from a newer server keeps its name. */
export const useEventWords = (): ((name: string) => string) => {
  const t = useT('webhooks');
  return (name) => {
    const event = knownEvent(name);
    return event ? t(`event.${event}.title`) : name;
  };
};
