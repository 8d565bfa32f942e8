import { chakra } from '@chakra-ui/react';
import { type RefObject, useEffect, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';

type ProblemSummaryProps = {
  form: RefObject<HTMLFormElement | null>;
  /** How many submissions have finished, as `useProblemFocus` counts them. */
  outcomes: number;
};

type FieldProblem = {
  /** The ID of the error text, which also describes the control. */
  id: string;
  label: string;
  text: string;
};

/**
 * Repeats a form's errors beside its button, because the fields may be out of view. Each line moves the focus to its field.
 * It reads the errors from the form element, so no form has to list its fields twice.
 */
export const ProblemSummary = ({ form, outcomes }: ProblemSummaryProps) => {
  const t = useT('shared');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  useEffect(() => {
    const element = form.current;
    if (!element || outcomes === 0) return;
    const read = () => setProblems((before) => sameOr(before, problemsIn(element)));
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [form, outcomes]);

  if (problems.length === 0) return null;
  return (
    <chakra.div
      data-part="problems"
      borderWidth="1px"
      borderColor="danger.border"
      bg="danger.subtle"
      color="danger.fg"
      borderRadius="control"
      px="4"
      py="3"
    >
      <chakra.p textStyle="label">{t('form.problems')}</chakra.p>
      <chakra.ul m="0" mt="1" p="0" listStyleType="none">
        {problems.map(({ id, label, text }) => (
          <li key={id}>
            <Button
              variant="link"
              color="danger.fg"
              whiteSpace="normal"
              textAlign="start"
              onClick={() => controlOf(form.current, id)?.focus()}
            >
              {label ? `${label}: ${text}` : text}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
};

const problemsIn = (form: HTMLFormElement): FieldProblem[] =>
  [...form.querySelectorAll<HTMLElement>('[data-part=error]')].map(({ id, textContent }) => ({
    id,
    label: labelOf(controlOf(form, id)),
    text: textContent,
  }));

/** The label of a field. Choices that share an error use the label of their group. */
const labelOf = (control: HTMLElement | null): string => {
  const isAnswer = control?.matches('[type=radio], [type=checkbox]');
  const named = isAnswer
    ? control?.closest('fieldset, section')?.querySelector('legend, h2')
    : (control as HTMLInputElement | null)?.labels?.[0];
  return named?.firstChild?.textContent ?? '';
};

const controlOf = (form: HTMLFormElement | null, errorId: string): HTMLElement | null =>
  form?.querySelector<HTMLElement>(`[aria-invalid=true][aria-describedby~="${errorId}"]`) ?? null;

const sameOr = (before: readonly FieldProblem[], now: readonly FieldProblem[]): readonly FieldProblem[] =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;
