import { LayoutDashboard, LogOut } from 'lucide-react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LegalFooter } from '../../entities/platform/legal.tsx';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Box, Flex, HStack, chakra } from '../../ui/layout.ts';
import { Logo } from '../../ui/logo.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { beAsUser } from '../as-user.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { redirectFromConsole } from '../session-rules.ts';
import { useLogOutAndLeave } from '../use-log-out.ts';

interface Props {
  role: 'admin' | 'brand';
}

const WORDS = {
  admin: {
    title: 'Admin Dashboard',
    text: 'The operator console is not part of this version. Accounts, orders and partners are kept by calls of the api.',
  },
  brand: {
    title: 'Brand Dashboard',
    text: 'The partner dashboard is not part of this version. Your account, your links and your commission are kept.',
  },
} as const;

/** Where operators and partners arrive; it has no shell. Everybody else is sent to where they belong. */
export function ConsoleScreen({ role }: Props) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status === 'loading') return <LoadingScreen />;
  const target = redirectFromConsole(role, session);
  if (target) return <Navigate to={target} replace state={{ from: pathname }} />;
  return (
    <Flex direction="column" minH="100dvh">
      <Header role={role} />
      <Box as="main" flex="1">
        <Page>
          <PageHeader title={WORDS[role].title} />
          <Alert tone="info">{WORDS[role].text}</Alert>
        </Page>
      </Box>
      <Box px={{ base: '4', md: '6', xl: '10' }}>
        <LegalFooter />
      </Box>
    </Flex>
  );
}

function Header({ role }: Props) {
  const navigate = useNavigate();
  const logOut = useLogOutAndLeave();
  const asUser = (): void => {
    beAsUser(true);
    void navigate(paths.dashboard);
  };
  return (
    <chakra.header borderBottomWidth="1px" px={{ base: '4', md: '6', xl: '10' }} py="2.5">
      <Flex align="center" gap="3" rowGap="2" flexWrap="wrap">
        <Logo size={22} />
        <HStack gap="2" ms="auto" flexWrap="wrap">
          {role === 'admin' && (
            <Button size="sm" variant="outline" icon={LayoutDashboard} onClick={asUser}>
              Switch to User Dashboard
            </Button>
          )}
          <Button size="sm" variant="quiet" icon={LogOut} onClick={() => void logOut()}>
            Logout
          </Button>
        </HStack>
      </Flex>
    </chakra.header>
  );
}
