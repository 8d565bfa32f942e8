import { getIn, useFormik } from 'formik';
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useCodeWords } from '../i18n/problem-words.ts';
import { useLanguage } from '../i18n/use-t.ts';
import { describeFailure, type Failure, type FieldFailure } from '../lib/failure.ts';
import { spokenParams } from '../lib/spoken-params.ts';
import { FailureBanner } from '../ui/failure-banner.tsx';
import { besideFields } from './beside-fields.ts';
import { keptText, restoredValues } from './kept-values.ts';
import type { ItemAt, ListPathOf, PathOf, ValueAt } from './paths.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { fieldOf, type FormSchema, problemsIn } from './schema.ts';
import { useDraftOf } from '../unsaved/use-draft.ts';
import { useLists } from './use-lists.ts';
import { useProblemFocus } from './use-problem-focus.ts';

export type FormOptions<Values extends object, Around> = {
  /** The saved values, or the empty form. Values that differ from these are unsaved. */
  initial: Values;
  schema: FormSchema<Values, Around>;
  /** Context that the rules read besides the values. */
  around?: Around;
  /**
   * The name of a draft that stores unsaved values in this tab. It begins with mode and merchant. Without a name nothing is stored, and the
   * form asks for confirmation before unsaved values are lost.
   */
  draft?: string;
  /** Converts a draft of an older version, for values with fewer choices than their type allows. */
  restore?: (kept: Values) => Values | undefined;
  /** Whether to ask for confirmation before the page is left. Defaults to true without a draft. */
  asks?: boolean;
  /** Called with valid values. If it throws, the error is shown beside its fields or in the banner. */
  submit?: (
    values: Values,
    form: { clear: () => void; mark: (found: Refused) => void },
  ) => Promise<unknown> | void;
  /** Maps contract field names to form field names where they differ. */
  names?: Readonly<Record<string, PathOf<Values>>>;
  /** The fields that an error concerns, if the error does not name them. */
  fieldsOf?: (failure: Failure) => Failure['fields'];
  /** Texts for problems that only this form has. */
  words?: (problem: FieldFailure) => string | undefined;
};

type Refused = Readonly<Partial<Record<string, FieldFailure>>>;

/** Spread into a control: `<TextField label=… {...form.field('name')} />`. */
export type FormField<Value> = {
  name: string;
  value: Value;
  onChange: (next: Value | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  onBlur: () => void;
  error: string | undefined;
};

/**
 * Form state without UI: values, error texts, the draft and submission. A failed submission keeps the values, and a second press during
 * submission does nothing.
 */
export const useForm = <Values extends object, Around = undefined>(options: FormOptions<Values, Around>) => {
  const { initial, schema, around, draft: draftName, asks = draftName === undefined } = options;
  const say = useWords(options.words);
  const draft = useDraftOf(draftName ?? '', isAnything);
  const [restored] = useState(() => {
    const kept = draftName === undefined ? undefined : restoredValues(initial, draft.restored);
    return kept && options.restore ? options.restore(kept) : kept;
  });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refused, setRefused] = useState<Refused>({});
  /** How many times the form was validated without being submitted. */
  const [looks, setLooks] = useState(0);
  const isBusy = useRef(false);
  /** An amount that is grouped because the focus moves to an error is no change. */
  const isMoving = useRef(false);
  const isCleared = useRef(false);
  const problemsOf = (values: Values) => problemsIn(schema, values, around as Around);

  const formik = useFormik<Values>({
    initialValues: restored ?? initial,
    // Formik runs this only before it submits. Its own errors lag behind the values and ignore changes of `around`.
    validate: problemsOf,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      try {
        await options.submit?.(values, { clear, mark: setRefused });
      } catch (error) {
        if (!refuse(error)) setFailure(describeFailure(error));
      }
    },
  });
  const { values, touched, setFieldValue, setFieldTouched } = formik;
  const problems = problemsOf(values);
  const isChanged = keptText(values) !== keptText(initial);

  const { keep, clear: forget } = draft;
  useEffect(() => {
    if (draftName === undefined) return;
    if (isChanged) keep(JSON.parse(keptText(values)));
    else forget();
  }, [draftName, values, isChanged, keep, forget]);

  const change = useCallback(
    (path: string, value: unknown) => {
      if (!isMoving.current) setRefused({});
      isCleared.current = false;
      void setFieldValue(path, value, false);
    },
    [setFieldValue],
  );
  const set = useCallback(
    (changes: Partial<Values>) => Object.entries(changes).forEach(([name, value]) => change(name, value)),
    [change],
  );

  /** After submission: deletes the draft and allows leaving without confirmation. */
  const clear = () => {
    forget();
    isCleared.current = true;
  };

  /** Shows a server error beside its fields. Returns whether it named any field of this form. */
  const refuse = (error: unknown): boolean => {
    const described = describeFailure(error);
    const said = (options.fieldsOf?.(described) ?? described.fields ?? []).flatMap((one) => {
      const field = fieldOf(schema, one.field, options.names);
      return field === undefined ? [] : [{ ...one, field }];
    });
    const beside = besideFields(
      said,
      said.map((one) => one.field),
    );
    setRefused(beside ?? {});
    if (beside) setLooks((before) => before + 1);
    return beside !== undefined;
  };

  /** Resets to the initial values. */
  const restart = () => {
    setRefused({});
    setFailure(null);
    forget();
    formik.resetForm({ values: initial });
  };

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    try {
      await formik.submitForm();
    } finally {
      isBusy.current = false;
    }
  };

  const errorOf = (path: PathOf<Values>): string | undefined => {
    const problem = (getIn(touched, path) ? problems[path] : undefined) ?? refused[path];
    return problem && say(problem);
  };

  /** A field that was left empty without a change shows no error yet. */
  const touch = (path: PathOf<Values>) => {
    const value: unknown = getIn(values, path);
    const isEmpty = value === '' || value === null || value === undefined;
    if (!isEmpty || getIn(initial, path)) void setFieldTouched(path, true, false);
  };

  const field = <Path extends PathOf<Values>>(path: Path): FormField<ValueAt<Values, Path>> => ({
    name: path,
    value: getIn(values, path) as ValueAt<Values, Path>,
    onChange: (next) => change(path, isEvent(next) ? typedIn(next.target) : next),
    onBlur: () => touch(path),
    error: errorOf(path),
  });

  const outcomes = formik.isSubmitting ? 0 : formik.submitCount + looks;
  const element = useProblemFocus(outcomes, (now) => {
    isMoving.current = now;
  });
  const list = useLists({
    values,
    touched,
    onChange: change,
    onTouched: (marks) => void formik.setTouched(marks, false),
  });

  return {
    values,
    field,
    /** Props of one `Choice` in a radio group. */
    choice: <Path extends PathOf<Values>>(path: Path, value: ValueAt<Values, Path>) => ({
      radio: path as string,
      checked: getIn(values, path) === value,
      onChange: () => change(path, value),
    }),
    /** Props of a yes/no `Choice`. */
    toggle: (path: PathOf<Values>) => ({
      checked: getIn(values, path) === true,
      onChange: () => change(path, getIn(values, path) !== true),
    }),
    /** The lines of a list. Bind their fields with `form.field(`${line.path}.amount`)`. */
    list: <Path extends ListPathOf<Values>>(path: Path) => list<ItemAt<Values, Path>, Path>(path),
    set,
    errorOf,
    touch,
    problems,
    /** Validates these fields before the next step and shows their errors. */
    passes: (paths: readonly PathOf<Values>[]): boolean => {
      const wrong = Object.keys(problems).filter((name) => paths.some((path) => isWithin(name, path)));
      for (const name of wrong) void setFieldTouched(name, true, false);
      setLooks((before) => before + 1);
      return wrong.length === 0;
    },
    submit,
    isBusy: formik.isSubmitting,
    isChanged,
    /** An earlier draft is shown and nothing has been submitted since. */
    isRestored: restored !== undefined && isChanged && formik.submitCount === 0,
    restart,
    clear,
    refuse,
    /** Shows errors that the schema cannot find, such as those of a worker or a slow check. */
    mark: setRefused,
    banner: failure ? <FailureBanner failure={failure} /> : null,
    summary: <ProblemSummary form={element} outcomes={outcomes} />,
    /** For `Form`. */
    element,
    leaving: asks && {
      isLost: draftName === undefined,
      isOpen: () => isChanged && !isCleared.current && !(draftName && formik.isSubmitting),
      onDiscard: restart,
    },
  };
};

export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

const isAnything = (value: unknown): value is unknown => value !== null;

const isWithin = (name: string, path: string): boolean => name === path || name.startsWith(`${path}.`);

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isEvent = (next: unknown): next is ChangeEvent<Typed> =>
  typeof next === 'object' && next !== null && 'target' in next;

const typedIn = (control: Typed): string | boolean | File | null => {
  if (control.type === 'file') return (control as HTMLInputElement).files?.[0] ?? null;
  return control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value;
};

const useWords = (own: FormOptions<object, unknown>['words']) => {
  const words = useCodeWords();
  const language = useLanguage();
  return ({ code, params }: FieldFailure): string | undefined => {
    const spoken = params && { params: spokenParams(params, language) };
    return own?.({ code, ...spoken }) ?? words(code, spoken?.params);
  };
};
