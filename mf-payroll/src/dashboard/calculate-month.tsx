import { mutation } from '@paga/client';
import type { CurrentMonth } from '@paga/contract/filing';
import { generateSalaries } from '@paga/contract/payroll';
import { Button } from '@paga/kit';
import { placeOfStep, useCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

type CalculateMonthProps = { month: CurrentMonth; variant: 'default' | 'primary'; label: string };

/** Calculates a month that has no salaries yet and opens it; where that fails its page says why, and calculates it as well. */
export function CalculateMonth({ month, variant, label }: CalculateMonthProps): ReactElement {
  const { id: userId } = useCompany();
  const client = useQueryClient();
  const navigate = useNavigate();
  const calculating = useMutation({
    ...mutation(generateSalaries),
    meta: { silent: true },
    // What shows salaries elsewhere is read anew when it is looked at next.
    onSettled: async () => {
      await client.invalidateQueries({ refetchType: 'none' });
      navigate(placeOfStep(month));
    },
  });
  return (
    <Button
      variant={variant}
      size="large"
      loading={calculating.isPending}
      onClick={() => calculating.mutate({ query: { month: month.month, year: month.year, userId } })}
    >
      {label}
    </Button>
  );
}
