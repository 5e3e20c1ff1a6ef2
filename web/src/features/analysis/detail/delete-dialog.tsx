import { useNavigate } from 'react-router-dom';
import { useRemoveAnalysis } from '../../../api/analysis.ts';
import { errorMessage } from '../../../api/errors.ts';
import type { AnalysisRecord } from '../../../api/generated/model';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

interface DeleteProps {
  record: AnalysisRecord;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteDialog({ record, open, onOpenChange }: DeleteProps) {
  const navigate = useNavigate();
  const remove = useRemoveAnalysis();
  const confirm = () =>
    remove.mutate(
      { analysisId: record.id },
      {
        onSuccess: () => {
          toast.success('Analysis deleted');
          void navigate(paths.history, { replace: true });
        },
        onError: (error) => toast.error('The analysis could not be deleted', errorMessage(error)),
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      alert
      size="sm"
      title="Delete this analysis?"
      description="The picture and everything measured on it are deleted for good."
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}
