import type { ReactNode } from 'react';
import { Button } from '#button/button.tsx';
import { Grid, Row, Stack } from '#layout/layout.tsx';
import { type Story, useSay } from '../story.ts';
import { Alert } from './alert.tsx';
import { Progress } from './progress.tsx';
import { SkeletonCard, SkeletonPage, SkeletonTable } from './skeleton.tsx';
import { EmptyState, ErrorState } from './states.tsx';
import { useToast } from './toast.tsx';

function Alerts(): ReactNode {
  const say = useSay();
  return (
    <Stack gap={8}>
      <Alert
        tone="danger"
        title={say('3 gabime pengojnë llogaritjen', '3 errors block the calculation')}
        action={<Button size="small">{say('Shfaq', 'Show')}</Button>}
      >
        {say(
          'Rreshti 14: numri personal ka 9 shifra, duhen 10.',
          'Row 14: the personal number has 9 digits, it needs 10.',
        )}
      </Alert>
      <Alert tone="warning">
        {say('Dy kontrata përfundojnë këtë muaj.', 'Two contracts end this month.')}
      </Alert>
      <Alert tone="info">{say('Sistemi do të mirëmbahet të dielën.', 'Maintenance on Sunday.')}</Alert>
      <Alert tone="success">{say('Pagat e tetorit u ruajtën.', 'October salaries are saved.')}</Alert>
      <Progress value={72} total={120} label={say('Duke dërguar fletëpagesat', 'Sending payslips')} />
      <Progress label={say('Skedari po bëhet', 'The file is being made')} />
    </Stack>
  );
}

function Toasts(): ReactNode {
  const say = useSay();
  const toast = useToast();
  return (
    <Row>
      <Button onClick={() => toast.success(say('Pagat u ruajtën', 'Salaries saved'))}>success</Button>
      <Button onClick={() => toast.error(say('Serveri nuk përgjigjet', 'The server does not answer'))}>
        error
      </Button>
      <Button onClick={() => toast.warning(say('Po punoni pa internet', 'You are offline'))}>warning</Button>
      <Button onClick={() => toast.info(say('Raporti është gati', 'The report is ready'))}>info</Button>
    </Row>
  );
}

function States(): ReactNode {
  const say = useSay();
  return (
    <Grid columns={260}>
      <EmptyState
        picture="people"
        title={say('Ende pa punonjës', 'No employees yet')}
        hint={say(
          'Shtoni të parin ose sillni listën nga Excel.',
          'Add the first one or bring the list from Excel.',
        )}
        action={<Button variant="primary">{say('Importo nga Excel', 'Import from Excel')}</Button>}
      />
      <ErrorState onRetry={() => undefined} />
    </Grid>
  );
}

function Skeletons(): ReactNode {
  const say = useSay();
  return (
    <Stack>
      <SkeletonCard />
      <SkeletonTable rows={3} />
      <SkeletonPage title={say('Punonjësit', 'Employees')} />
    </Stack>
  );
}

/** Stories of messages and states. */
export const feedbackStories: Story[] = [
  { title: 'Alert, Progress', Piece: Alerts },
  { title: 'Toast', Piece: Toasts },
  { title: 'EmptyState, ErrorState', Piece: States },
  { title: 'Skeleton', Piece: Skeletons },
];
