coach-title = A tip for your first game
coach-ok = Got it
coach-off = No more tips
