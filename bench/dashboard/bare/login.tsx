import { Box, Button, Field, Heading, Input } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

const schema = object({ email: string().email().required(), password: string().required() });

export default function Login() {
  const { t } = useTranslation();
  const form = useFormik({
    initialValues: { email: '', password: '' },
    validationSchema: schema,
    onSubmit: async () => {},
  });
  return (
    <Box as="main" maxW="400px" mx="auto" mt="20">
      <Heading as="h1">{t('title')}</Heading>
      <form onSubmit={form.handleSubmit}>
        <Field.Root invalid={Boolean(form.errors.email)}>
          <Field.Label>{t('email')}</Field.Label>
          <Input name="email" value={form.values.email} onChange={form.handleChange} />
          <Field.ErrorText>{form.errors.email}</Field.ErrorText>
        </Field.Root>
        <Field.Root invalid={Boolean(form.errors.password)}>
          <Field.Label>{t('password')}</Field.Label>
          <Input name="password" type="password" value={form.values.password} onChange={form.handleChange} />
          <Field.ErrorText>{form.errors.password}</Field.ErrorText>
        </Field.Root>
        <Button type="submit">{t('title')}</Button>
      </form>
    </Box>
  );
}
