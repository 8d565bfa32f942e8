import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { LeaveQuestion } from '../unsaved/leave-question.tsx';
import type { FormState } from './use-form.tsx';

type FormProps = {
  form: Pick<FormState<object>, 'element' | 'submit' | 'leaving'>;
} & Omit<ComponentProps<typeof chakra.form>, 'onSubmit' | 'ref'>;

/** The form element. It submits, and asks for confirmation before unsaved input is lost. */
export const Form = ({ form: { element, submit, leaving }, children, ...looks }: FormProps) => (
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
