;;; A person's work in Emacs, without a window: each step is the command that a key runs.  -*- lexical-binding: t; -*-
;;
;;     emacs -Q --batch -l emacs.el
;;
;; EDITORS is the folder of the configurations, FIXTURE the package, SERVER the server's program.  CLIENT is lsp-mode or
;; eglot.  Debian has no mode for Swift, so the test has one.

(setq package-directory-list '("/usr/share/emacs/site-lisp/elpa"))
(package-initialize)
(require 'seq)
(require 'xref)

(defvar fixture (getenv "FIXTURE"))
(defvar client (intern (getenv "CLIENT")))
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(load (expand-file-name "Emacs/inline-graphql.el" (getenv "EDITORS")))
(setq inline-graphql-program (getenv "SERVER")
      make-backup-files nil
      create-lockfiles nil
      xref-prompt-for-identifier nil
      ;; The messages between editor and server are shown if a test fails.
      inhibit-message t)

(defun say (format &rest arguments)
  (let ((inhibit-message nil)) (princ (concat (symbol-name client) ": " (apply #'format format arguments) "\n"))))

(defun fail (format &rest arguments)
  (apply #'say format arguments)
  (kill-emacs 1))

(defun wait (what condition)
  (let ((end (+ (float-time) 60)) found)
    (while (not (setq found (funcall condition)))
      (when (> (float-time) end) (fail "no %s within 60 seconds" what))
      (accept-process-output nil 0.1))
    found))

(defun expect (condition what &optional found)
  (unless condition (fail "%s, but found %S" what found)))

(defun open-file (file)
  (find-file (expand-file-name file fixture))
  (start)
  (wait (concat "server for " file) (lambda () (started))))

(defun move (line part)
  (goto-char (point-min))
  (search-forward line)
  (beginning-of-line)
  (search-forward part)
  (goto-char (match-beginning 0)))

(pcase client
  ('lsp-mode
   (require 'lsp-mode)
   (setq lsp-auto-guess-root t lsp-response-timeout 60 lsp-enable-snippet nil lsp-restart 'ignore lsp-warn-no-matched-clients nil
         lsp-enable-file-watchers nil lsp-diagnostics-provider :none)
   (lsp-register-client
    (make-lsp-client
     :new-connection (lsp-stdio-connection (list "sourcekit-lsp" "--scratch-path" (getenv "SCRATCH")))
     :major-modes '(swift-mode) :server-id 'sourcekit))
   (defun start () (lsp))
   (defun started ()
     (let ((wanted (if (eq major-mode 'swift-mode) 2 1)))
       (and (= (length (lsp-workspaces)) wanted)
            (seq-every-p (lambda (it) (eq (lsp--workspace-status it) 'initialized)) (lsp-workspaces)))))
   (defun hover ()
     (when-let ((answer (lsp-request "textDocument/hover" (lsp--text-document-position-params))))
       (lsp--render-on-hover-content (gethash "contents" answer) t)))
   (defun complete () (let ((found (lsp-completion-at-point)))
                        (all-completions (buffer-substring (nth 0 found) (nth 1 found)) (nth 2 found))))
   (defalias 'rename #'lsp-rename)
   (defalias 'definition #'lsp-find-definition)
   (defalias 'format-all #'lsp-format-buffer)
   (defun diagnostics ()
     (mapcar (lambda (it)
               (cons (gethash "line" (gethash "start" (gethash "range" it))) (gethash "message" it)))
             (gethash (buffer-file-name) (lsp-diagnostics)))))
  ('eglot
   (require 'eglot)
   (require 'flymake)
   (setq inline-graphql-beside (list "sourcekit-lsp" "--scratch-path" (getenv "SCRATCH"))
         eglot-confirm-server-initiated-edits nil)
   ;; Debian's Eglot does not expect what sourcekit-lsp adds to the messages of its log. Without a window, that ends Emacs.
   (cl-defmethod eglot-handle-notification (_server (_method (eql window/logMessage)) &rest _))
   (defun start () (unless (eglot-current-server) (apply #'eglot (eglot--guess-contact))))
   (defun started () (eglot-current-server))
   (defun hover () (let ((found (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                                 (eglot--TextDocumentPositionParams))))
                     (and found (format "%s" found))))
   (defun complete () (let ((found (eglot-completion-at-point)))
                        (all-completions (buffer-substring (nth 0 found) (nth 1 found)) (nth 2 found))))
   (defalias 'rename #'eglot-rename)
   (defun definition () (call-interactively #'xref-find-definitions))
   (defalias 'format-all #'eglot-format-buffer)
   (defun diagnostics ()
     ;; Without a window, Flymake does not start by itself.
     (flymake-start)
     (mapcar (lambda (it)
               (cons (1- (line-number-at-pos (flymake-diagnostic-beg it))) (flymake-diagnostic-text it)))
             (flymake-diagnostics)))))

(defun step-complete ()
  (open-file "Sources/App/Queries.swift")
  (move "        id" "id")
  (delete-char 2)
  (insert "na")
  (let ((names (wait "completion" (lambda () (mapcar #'substring-no-properties (complete))))))
    (expect (seq-find (lambda (it) (string-prefix-p "name" it)) names) "a field is completed" names))
  (revert-buffer t t t))

(defun step-hover ()
  (open-file "Sources/Fragments/Fragments.swift")
  (move "    name" "name")
  (let ((text (wait "hover" #'hover)))
    (expect (string-match-p "String!" text) "the type of a field is shown" text)))

(defun step-jump ()
  (open-file "Sources/Fragments/Fragments.swift")
  (move "    name" "name")
  (definition)
  (expect (string-suffix-p "Schemas/StarWars.graphqls" (buffer-file-name)) "the definition is in the schema" (buffer-file-name))
  (let ((line (thing-at-point 'line)))
    (expect (string-match-p "name: String!" line) "the definition is the field" line)))

(defun text-of (file)
  (with-current-buffer (find-file-noselect (expand-file-name file fixture)) (buffer-string)))

(defun step-rename ()
  (open-file "Sources/App/Queries.swift")
  (move "...Card" "Card")
  (rename "Portrait")
  (let ((use (text-of "Sources/App/Queries.swift")) (fragment (text-of "Sources/Fragments/Fragments.swift")))
    (expect (string-match-p "\\.\\.\\.Portrait" use) "the spread is renamed" use)
    (expect (string-match-p "fragment Portrait on Character" fragment) "the fragment is renamed" fragment)
    (expect (string-match-p "struct Portrait" fragment) "the type of the fragment is renamed" fragment)))

(defun step-format ()
  (open-file "Sources/App/Untidy.graphql")
  (format-all)
  (expect (string-match-p "\\`query Untidy {\n  hero {\n    name\n" (buffer-string)) "each field has a line" (buffer-string)))

;; The errors that macros report are shown by sourcekit-lsp.
(defun step-diagnose ()
  (pcase-dolist (`(,file ,message ,line) '(("Sources/App/Mistake.graphql" "Cannot query field \"nme\"" 1)
                                           ("Sources/App/Twice.swift" "only one operation named \"Hero\"" 3)))
    (open-file file)
    (let ((found (wait (concat "diagnostics of " file)
                       (lambda () (seq-find (lambda (it) (string-match-p message (cdr it))) (diagnostics))))))
      (expect (= (car found) line) "the diagnostic is at the name" found))))

;; With Eglot, rass asks one server alone for hovers, new names and formatting.
(dolist (name (pcase client
                ('lsp-mode '(complete hover jump rename diagnose format))
                ('eglot '(complete jump diagnose format))))
  (condition-case problem
      (funcall (intern (format "step-%s" name)))
    (error (fail "%s: %S" name problem)))
  (say "%s" name))

;; What has changed must not be asked about.
(dolist (buffer (buffer-list)) (with-current-buffer buffer (set-buffer-modified-p nil)))
(kill-emacs 0)
