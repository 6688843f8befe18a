/** The baseline for navigation: two routes with a heading each, and nothing else. */
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';

function Links() {
  return (
    <>
      <Link to="/one">One</Link> <Link to="/two">Two</Link>
      <Outlet />
    </>
  );
}

export function mount(root: HTMLElement): void {
  const children = [
    { path: '/one', Component: () => <h1>One</h1> },
    { path: '/two', Component: () => <h1>Two</h1> },
  ];
  const router = createMemoryRouter([{ Component: Links, children }], { initialEntries: ['/one'] });
  createRoot(root).render(<RouterProvider router={router} />);
}
