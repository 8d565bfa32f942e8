import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { LeaveQuestion } from '../unsaved/leave-question.tsx';
import type { FormState } from './use-form.tsx';

interface FormProps extends Omit<ComponentProps<typeof chakra.form>, 'onSubmit' | 'ref'> {
  form: Pick<FormState<object>, 'element' | 'submit' | 'leaving'>;
}

/** The form element. It submits, and asks for confirmation before unsaved input is lost. */
export function Form({ form: { element, submit, leaving }, children, ...looks }: FormProps) {
  return (
    <>
      <chakra.form
        ref={element}
        noValidate
        display="grid"
        gap="4"
        {...looks}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
      </chakra.form>
      {leaving ? <LeaveQuestion {...leaving} /> : null}
    </>
  );
}
