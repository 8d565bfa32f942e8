// The reference for the dashboard's figures: the same libraries without our code. A lazy login and a lazy list, like an ordinary
// application of this stack.
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  buttonRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  tableSlotRecipe,
} from '@chakra-ui/react/theme';
import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';

void i18next.use(initReactI18next).init({
  lng: 'id',
  resources: { id: { translation: { title: 'Masuk', email: 'Email', password: 'Kata sandi' } } },
});

const system = createSystem(defaultBaseConfig, {
  theme: {
    recipes: { button: buttonRecipe, heading: headingRecipe, input: inputRecipe },
    slotRecipes: { field: fieldSlotRecipe, table: tableSlotRecipe },
  },
});
const Login = lazy(() => import('./login.tsx'));
const List = lazy(() => import('./list.tsx'));
const router = createHashRouter([
  { path: '/', element: <Login /> },
  { path: '/login', element: <Login /> },
  { path: '/list', element: <List /> },
]);

createRoot(document.getElementById('root')!).render(
  <ChakraProvider value={system}>
    <SWRConfig value={{}}>
      <Suspense fallback={null}>
        <RouterProvider router={router} />
      </Suspense>
    </SWRConfig>
  </ChakraProvider>,
);
