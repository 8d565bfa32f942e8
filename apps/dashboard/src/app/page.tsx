import { type ComponentType, createElement, use } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPage } from '../shared/lib/load-page.ts';
import type { FeatureRoute } from '../shared/lib/routes.ts';
import { PageBoundary } from './page-boundary.tsx';

export const Page = ({ route }: { route: FeatureRoute }) => {
  const { pathname } = useLocation();
  return (
    <PageBoundary key={pathname} route={route}>
      <LoadedPage route={route} />
    </PageBoundary>
  );
};

const LoadedPage = ({ route }: { route: FeatureRoute }) => createElement(use<ComponentType>(loadPage(route)));
